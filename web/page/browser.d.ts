/* What the type checker's library lacks and all current browsers have. */

interface OffscreenCanvasRenderingContext2D extends CanvasDrawImage, CanvasImageData, CanvasRect, CanvasFillStrokeStyles {}

declare class OffscreenCanvas {
  constructor(width: number, height: number);
  width: number;
  height: number;
  getContext(kind: '2d', options?: CanvasRenderingContext2DSettings): OffscreenCanvasRenderingContext2D | null;
}

/** A frame of a video, as WebCodecs has it; the compiler's own declarations may be older. */
interface VideoFrame {
  readonly displayWidth: number;
  readonly displayHeight: number;
  readonly visibleRect: DOMRectReadOnly | null;
  /** Degrees clockwise. Absent in older browsers, as is flip. */
  readonly rotation?: number;
  readonly flip?: boolean;
  allocationSize(options: { format: string }): number;
  copyTo(data: BufferSource, options: { format: string }): Promise<unknown>;
  close(): void;
}
declare var VideoFrame: { prototype: VideoFrame; new (video: HTMLVideoElement): VideoFrame };
