import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import { expect, test } from 'vitest';

type Service = {
  image?: string;
  build?: { target: string; secrets: string[] };
  pull_policy?: string;
  mem_limit?: string;
  cpus?: number;
  pids_limit?: number;
  logging?: { options: Record<string, string> };
  healthcheck?: object;
  environment?: Record<string, string>;
};

/** The contents of compose.yaml, with its shared parts expanded. */
const { services } = matter(`---\n${readFileSync('compose.yaml', 'utf8')}---\n`).data as { services: Record<string, Service> };
const dockerfile = readFileSync('Dockerfile', 'utf8');
const stage = (name: string) => new RegExp(`^FROM \\S+ AS ${name}\\n([\\s\\S]*?)(?:^FROM |(?![\\s\\S]))`, 'm').exec(dockerfile)?.[1] ?? '';

test.each(Object.keys(services))(
  'the service %s is bounded in memory, processors, processes and logs, and its health is looked at',
  (name) => {
    const { mem_limit, cpus, pids_limit, logging, build, image, healthcheck } = services[name] as Service;
    expect({ mem_limit, cpus, pids_limit }).toEqual({
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      cpus: expect.any(Number),
      pids_limit: expect.any(Number),
    });
    expect(logging?.options).toEqual({ 'max-size': expect.stringMatching(/^\d+m$/), 'max-file': expect.stringMatching(/^\d+$/) });
    // For our own images the Dockerfile names it.
    const target = build?.target ?? (image === 'feedloom-site' ? 'site' : '');
    expect(target ? stage(target).includes('\nHEALTHCHECK ') : healthcheck).toBeTruthy();
  },
);

test('the services of compose.yaml listen where the front reaches them, with any interface in .env', () => {
  for (const name of ['site-1', 'site-2']) expect(services[name]?.environment).toMatchObject({ HOST: '' });
});

test('the services of compose.yaml tell each other of publications through the database that is among them', () => {
  for (const name of ['site-1', 'site-2'])
    expect(services[name]?.environment).toMatchObject({ DATABASE_URL: expect.stringContaining('@postgres:') });
  expect(services).toHaveProperty('postgres');
});

test('an image is not built without its settings: it would be the sample’s site', () => {
  expect(stage('box')).toMatch(/^RUN --mount=type=secret,id=env,target=\/build\/\.env,required=true npm run box /m);
  for (const { build } of Object.values(services)) if (build) expect(build.secrets).toEqual(['env']);
});
