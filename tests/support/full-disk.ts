import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

type FullDisk = { makeRoom: () => void; remove: () => void };

const disks = new Map<string, () => void>();

/** A full disk at a path, if the machine permits one; else null. Remove it before its parent folder. */
export function fullDiskAt(place: string): FullDisk | null {
  mkdirSync(place, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    rmSync(place, { recursive: true });
    return null;
  }
  const unmount = () => execFileSync('umount', ['-l', place]);
  disks.set(place, unmount);
  const filler = join(place, 'filler');
  expect(() => writeFileSync(filler, Buffer.alloc(2 ** 21))).toThrow(/ENOSPC/);
  return {
    makeRoom: () => rmSync(filler),
    remove: () => {
      disks.delete(place);
      unmount();
    },
  };
}

/** Removes the disks that a failed test left. */
export function removeFullDisks(): void {
  for (const unmount of disks.values()) unmount();
  disks.clear();
}
