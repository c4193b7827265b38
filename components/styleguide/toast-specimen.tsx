'use client';

import { useRef } from 'react';
import { toast } from '@/components/ui/toast';

export function ToastSpecimen() {
  const count = useRef(0);
  const show = (kind: 'message' | 'error') => {
    count.current += 1;
    toast(`Toast ${count.current}`, { kind });
  };
  return (
    <span className="flex gap-4">
      <button type="button" className="min-h-11 underline" onClick={() => show('message')}>
        Show a toast
      </button>
      <button type="button" className="min-h-11 underline" onClick={() => show('error')}>
        Show an error
      </button>
    </span>
  );
}
