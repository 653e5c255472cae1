/* What the type checker's library lacks and all current browsers have. */

interface OffscreenCanvasRenderingContext2D extends CanvasDrawImage, CanvasImageData, CanvasRect, CanvasFillStrokeStyles {}

declare class OffscreenCanvas {
  constructor(width: number, height: number);
  width: number;
  height: number;
  getContext(kind: '2d', options?: CanvasRenderingContext2DSettings): OffscreenCanvasRenderingContext2D | null;
}
