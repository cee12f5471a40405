import { lazy, Suspense } from 'react';
import { fill } from '~/i18n/fill';
import type { CheckoutWords } from '../checkout-words';
import { fpsPayload, type FpsPayment } from './fps-payload';
import { money } from '../money';

interface Props {
  payment: FpsPayment;
  texts: CheckoutWords['texts']['payment'];
}

// Separate chunk for the QR library. If it fails to load, the details are still available as text.
const QrCode = lazy(() => import('./QrCode').catch(() => ({ default: () => null })));

/** How to pay an order by FPS: a QR code for a banking app, and its content as text. */
export function FpsCode({ payment, texts: { fps } }: Props) {
  const { proxy, amount, reference } = payment;
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
      {/* Reserves the final size before the code is drawn. */}
      <div className="aspect-square w-56 bg-white">
        <Suspense>
          <QrCode text={fpsPayload(payment)} alt={fill(fps.alt, { total, reference })} />
        </Suspense>
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
