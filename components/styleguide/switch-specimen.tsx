'use client';

import { useState } from 'react';
import { Switch } from '@/components/ui/switch';

export function SwitchSpecimen({ label }: { label: string }) {
  const [on, setOn] = useState(true);
  return <Switch checked={on} onCheckedChange={setOn} label={label} />;
}
