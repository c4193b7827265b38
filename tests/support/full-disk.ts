import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

export type FullDisk = { makeRoom: () => void; fill: () => void; remove: () => void };

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

/** Removes the disks that a failed test left. */
export function removeFullDisks(): void {
  for (const unmount of disks.values()) unmount();
  disks.clear();
}

/** The maximum length of a file below, in blocks: of 512 bytes in POSIX, of twice that in some shells. */
const FEW_BLOCKS = 16;

/**
 * The output of a module that runs in a separate process, in which no file may exceed 16 KB. A write that reaches the limit is partial, as
 * on a nearly full disk, and the next one fails. The module finds `data` as `process.argv[1]`.
 */
export function withShortFiles(module: string, data: string): string {
  const command = `ulimit -f ${FEW_BLOCKS}; exec "$0" --input-type=module --eval "$1" "$2"`;
  const { stdout, stderr } = spawnSync('sh', ['-c', command, process.execPath, module, data], { encoding: 'utf8' });
  return stdout + stderr;
}
