// Imported on demand by `FpsCode.tsx`, so that its library is in a chunk of its own.
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** A QR code as the data of an SVG path, without a quiet zone. */
export interface Drawing {
  /** Modules per side; a module is one unit of the path. */
  size: number;
  path: string;
}

/** Draws text as a QR code with error correction level M, which restores up to 15 %. */
export function drawQr(text: string): Drawing {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { size: code.size, path: toSvgPath(code) };
}
