import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { island } from '~/boot/island';
import { useHydrated } from '~/ui/use-hydrated';
import { ToastBox } from './ToastBox';
import { variants } from './toast-rules';
import { $toasts, dismiss } from './toast-store';

const roles = { default: 'status', destructive: 'alert' } as const;

/** The open toast, in the live region of its variant. */
function Regions({ close }: { close: string }) {
  // Live regions must exist before their content changes, or screen readers do not announce it.
  const isHydrated = useHydrated();
  const toasts = useStore($toasts);
  const open = isHydrated ? toasts.find((toast) => toast.open) : undefined;
  const id = open?.id;

  useEffect(() => {
    if (id === undefined) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss(id);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [id]);

  return variants.map((variant) => (
    <div key={variant} role={roles[variant]}>
      {open?.variant === variant && <ToastBox key={open.id} toast={open} close={close} />}
    </div>
  ));
}

/** Toasts (requirements §3 "In-app notification"). `toast-loader.ts` hydrates it. */
export const ToastRegions = island(Regions);
