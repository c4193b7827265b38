import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/for-test.ts';
import { run } from '../../support/site.ts';

/** What the command for applications loads of `pg`, and which store it names. */
const listing = (env: Record<string, string>) =>
  run(
    'node',
    [
      '--import',
      'data:text/javascript,process.on("exit",()=>console.log("pg:",Object.keys(process.getBuiltinModule("module")._cache).some((each)=>each.includes("/node_modules/pg/"))))',
      'scripts/affiliates.ts',
      'list',
    ],
    { AFFILIATE_DATABASE_URL: '', AFFILIATE_ENDPOINT: '', ...env },
  );

describe('the store of applications', () => {
  test('is the file, and nothing of PostgreSQL is loaded, where no database is named', async (context) => {
    const file = join(temporaryFolder(context), 'a.sqlite');
    const { code, output } = await listing({ AFFILIATE_STORE: file });
    expect(output).toContain(`0 applications in ${file};`);
    expect(output).toContain('pg: false');
    expect(code).toBe(0);
  });

  test('is the database where one is named, whose password is never printed', async () => {
    // Port 1: nobody listens there.
    const { code, output } = await listing({ AFFILIATE_DATABASE_URL: 'postgres://site:s3cret@127.0.0.1:1/site' });
    expect(output).toContain('ECONNREFUSED');
    expect(output).toContain('pg: true');
    expect(output).not.toContain('s3cret');
    expect(code).not.toBe(0);
  });
});
