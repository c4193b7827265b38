import { cacheLife } from 'next/cache';
import { reportOnce } from '../report-once.ts';
import type { BodyTarget } from '../types.ts';
import { highlight, plainLines, type Token } from './highlight.ts';
import type { Readable } from './readable.ts';
import { walk } from './walk.ts';

/** A code block's tokens, made once for all pages and builds that show it. Without colours if highlighting fails. */
async function highlightedCode(code: string, language: string | null): Promise<Token[][]> {
  'use cache';
  cacheLife('max');
  try {
    return await highlight(code, language);
  } catch (error) {
    reportOnce(`a code block in "${language}" is shown without colours: ${error}`);
    return plainLines(code);
  }
}

export async function highlightedBlocks({ document }: Readable): Promise<Map<BodyTarget, Token[][]>> {
  const blocks: (BodyTarget & { type: 'code' })[] = [];
  walk(document, ({ data }) => {
    if (data.target?.type === 'code') blocks.push(data.target);
  });
  return new Map(
    await Promise.all(blocks.map(async (block) => [block, await highlightedCode(block.code.trimEnd(), block.language)] as const)),
  );
}
