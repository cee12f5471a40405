import { useEffect, useState } from 'react';
import { fill } from '~/i18n/fill';
import type { CheckoutWords } from '../checkout-words';
import type { Drawing } from './draw-qr';
import { fpsPayload, type FpsPayment } from './fps-payload';
import { money } from '../money';

interface Props {
  payment: FpsPayment;
  texts: CheckoutWords['texts']['payment'];
}

/** Modules around the code that must be light (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The QR code of a text, once its library is loaded; never if that fails. */
function useDrawing(text: string | undefined): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>();

  useEffect(() => {
    let current = true;
    if (text !== undefined) {
      import('./draw-qr').then(
        ({ drawQr }) => {
          if (current) setDrawing(drawQr(text));
        },
        () => {
          // The same details are beside it as text.
        },
      );
    }
    return () => {
      current = false;
    };
  }, [text]);

  return drawing;
}

/** How to pay an order by FPS: a QR code for a banking app, and its content as text. */
export function FpsCode({ payment, texts: { fps } }: Props) {
  const { proxy, amount, reference } = payment;
  const payload = fpsPayload(payment);
  const drawing = useDrawing(payload);
  if (payload === undefined) return null;

  const side = (drawing?.size ?? 0) + 2 * QUIET_ZONE;
  const total = money(amount);
  const lines = [
    [fps.proxies[proxy.type], proxy.value],
    [fps.amount, total],
    [fps.reference, reference],
  ];
  return (
    <section
      aria-label={fps.title}
      className="mt-8 grid items-start gap-x-8 gap-y-4 break-inside-avoid sm:grid-cols-[14rem_1fr] print:grid-cols-[14rem_1fr]"
    >
      {/* Has its final size before the code is drawn. */}
      <div className="aspect-square w-56 bg-white">
        {drawing && (
          <svg
            viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
            shapeRendering="crispEdges"
            role="img"
            aria-label={fill(fps.alt, { total, reference })}
            className="size-full"
          >
            <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
            <path d={drawing.path} fill="#000" />
          </svg>
        )}
      </div>
      <div>
        <p className="font-semibold">{fps.title}</p>
        <p className="mt-1 text-soft">{fps.text}</p>
        <dl className="mt-3 border-t border-line">
          {lines.map(([label, value]) => (
            <div
              key={label}
              className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2"
            >
              <dt className="text-soft">{label}</dt>
              <dd className="wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-sm text-soft print:hidden">{fps.samePhone}</p>
      </div>
    </section>
  );
}
