import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

export type FullDisk = { makeRoom: () => void; fill: () => void; remove: () => void };

const disks = new Map<string, () => void>();

/** A disk without room at a place, where the machine gives one; else null. It has to go before the folder that it stands in. */
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
  const fill = () => expect(() => writeFileSync(filler, Buffer.alloc(2 ** 21))).toThrow(/ENOSPC/);
  fill();
  return {
    makeRoom: () => rmSync(filler),
    fill,
    remove: () => {
      disks.delete(place);
      unmount();
    },
  };
}

/** Takes away the disks that a failed test left. */
export function removeFullDisks(): void {
  for (const unmount of disks.values()) unmount();
  disks.clear();
}

/** How long a file may get below, in blocks: of 512 bytes as POSIX has it, of twice that in some shells. */
const FEW_BLOCKS = 16;

/**
 * What a module prints that runs in a process of its own, in which no file gets longer than 16 KB. A write that reaches the limit is done in part, as on a disk that
 * is nearly full, and the next one fails. The module finds `data` as `process.argv[1]`.
 */
export function withShortFiles(module: string, data: string): string {
  const command = `ulimit -f ${FEW_BLOCKS}; exec "$0" --input-type=module --eval "$1" "$2"`;
  const { stdout, stderr } = spawnSync('sh', ['-c', command, process.execPath, module, data], { encoding: 'utf8' });
  return stdout + stderr;
}
