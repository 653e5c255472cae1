// The camera: opened for the rear one, its frames one after another, off while the page is hidden.

/** Why there is no camera; the names are words of the page. */
export class CameraError extends Error {
  /** @param {'camera_refused' | 'camera_absent' | 'camera_taken' | 'camera_insecure'} word */
  constructor(word) {
    super(word);
    this.word = word;
  }
}

/**
 * @param {unknown} error
 * @returns {CameraError}
 */
function reasonOf(error) {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return new CameraError('camera_refused');
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return new CameraError('camera_absent');
  return new CameraError('camera_taken');
}

/** @returns {Promise<MediaStream>} */
async function openStream() {
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraError('camera_insecure');
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    throw reasonOf(error);
  }
}

/**
 * Calls CALL at the next frame of VIDEO.
 * @param {HTMLVideoElement} video
 * @param {() => void} call
 */
function atNextFrame(video, call) {
  if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(call);
  else requestAnimationFrame(call);
}

/**
 * The frame that VIDEO shows.
 * @param {HTMLVideoElement} video
 * @returns {Promise<ImageBitmap | VideoFrame>}
 */
async function frameOf(video) {
  return 'VideoFrame' in self ? new VideoFrame(video) : createImageBitmap(video);
}

export class Camera {
  /** @type {MediaStream | null} */
  #stream = null;
  #video = document.createElement('video');
  #isWanted = false;
  /** Whether onFrame() has a frame, perhaps of an earlier stream. */
  #isPassing = false;
  /** Number of the last attempt to open the camera, or to close it; earlier attempts are void. */
  #attempt = 0;

  /**
   * @param {(frame: ImageBitmap | VideoFrame) => Promise<void>} onFrame the next frame follows when it is done
   * @param {(error: CameraError | null) => void} onChange with the reason, if the camera has failed
   */
  constructor(onFrame, onChange) {
    this.onFrame = onFrame;
    this.onChange = onChange;
    this.#video.muted = true;
    this.#video.playsInline = true;
    document.addEventListener('visibilitychange', () => this.#followVisibility());
  }

  get isOpen() {
    return this.#stream !== null;
  }

  /** The track's label, for tests and messages. */
  get label() {
    return this.#stream?.getVideoTracks()[0]?.label ?? '';
  }

  async open() {
    this.#isWanted = true;
    await this.#begin();
  }

  close() {
    this.#isWanted = false;
    this.#end();
  }

  async #begin() {
    if (this.#stream) return;
    const attempt = ++this.#attempt;
    try {
      const stream = await openStream();
      if (attempt !== this.#attempt || !this.#isWanted || document.hidden) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      this.#stream = stream;
      for (const track of stream.getTracks()) track.onended = () => this.#fail(new CameraError('camera_taken'));
      this.#video.srcObject = stream;
      await this.#video.play();
      this.onChange(null);
      this.#pump(stream);
    } catch (error) {
      if (attempt === this.#attempt) this.#fail(error instanceof CameraError ? error : reasonOf(error));
    }
  }

  #end() {
    this.#attempt++;
    for (const track of this.#stream?.getTracks() ?? []) {
      track.onended = null;
      track.stop();
    }
    this.#stream = null;
    this.#video.srcObject = null;
  }

  /** @param {CameraError} error */
  #fail(error) {
    this.#isWanted = false;
    this.#end();
    this.onChange(error);
  }

  #followVisibility() {
    if (!this.#isWanted) return;
    if (document.hidden) {
      this.#end();
      this.onChange(null);
    } else this.#begin();
  }

  /**
   * Passes on one frame after another while STREAM is open.
   * @param {MediaStream} stream
   */
  #pump(stream) {
    atNextFrame(this.#video, async () => {
      if (this.#stream !== stream) return;
      if (this.#video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) await this.#pass();
      if (this.#stream === stream) this.#pump(stream);
    });
  }

  /** Passes on the frame shown, unless onFrame() still has another one. */
  async #pass() {
    if (this.#isPassing) return;
    this.#isPassing = true;
    try {
      const frame = await frameOf(this.#video);
      // One that has moved to a worker is closed there.
      await this.onFrame(frame).finally(() => frame.close());
    } catch (error) {
      // A frame that could not be captured is skipped; a failed worker ends the view.
      if (!(error instanceof DOMException)) throw error;
    } finally {
      this.#isPassing = false;
    }
  }
}
