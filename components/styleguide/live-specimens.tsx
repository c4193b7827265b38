'use client';

import { useState } from 'react';
import { Switch } from '@/components/ui/switch';
import { toast } from '@/components/ui/toast';

/** The primitives that need scripts. */
export function LiveSpecimens({ theme }: { theme: string }) {
  const [on, setOn] = useState(true);
  return (
    <>
      <Switch checked={on} onCheckedChange={setOn} label={`Switch, ${theme}`} />
      {(['message', 'error'] as const).map((kind) => (
        <button key={kind} type="button" className="min-h-11 underline" onClick={() => toast(`A toast: ${kind}`, { kind })}>
          Show a toast: {kind}
        </button>
      ))}
    </>
  );
}
