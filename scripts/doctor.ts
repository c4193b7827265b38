import { env, namesThisMachine, thisMachineWarning } from '../lib/env.ts';
import { runCommand } from './command.ts';
import { examineServices, examineSettings, type Finding, howToRun } from './doctor/checks.ts';

/** `npm run doctor`: what this configuration still lacks for a live site. Exit code 1 if a live site needs it. */
async function doctor(): Promise<number> {
  const settings = env();
  const { answers, findings } = await examineServices(settings);
  const all = [...examineSettings(settings), ...findings];
  const needed = all.filter((finding) => finding.needed);
  const unconfirmed = all.filter(({ state }) => state === 'unconfirmed');
  const others = all.filter(({ state }) => state !== 'unconfirmed');
  const { yes = [], no = [] } = Object.groupBy(others, (finding) => (finding.needed ? 'yes' : 'no'));
  print('A live site needs', yes);
  print('Works without', no);
  print('Only the owner can confirm, before search engines may index the site', unconfirmed);
  for (const answer of answers) console.log(`answers    ${answer}`);
  console.log(`run it     ${howToRun(settings)}`);
  // Repeated at the end, where it is read: only a new build can change this setting.
  if (namesThisMachine(settings.SITE_URL)) console.log(`\n${thisMachineWarning(settings.SITE_URL)}`);
  console.log(
    needed.length === 0
      ? '\nReady to go live.'
      : `\n${needed.length} ${needed.length === 1 ? 'thing is' : 'things are'} missing before the site can go live.`,
  );
  return needed.length === 0 ? 0 : 1;
}

function print(title: string, findings: Finding[]): void {
  if (findings.length === 0) return;
  console.log(`${title}:`);
  for (const { name, state, value, affects } of findings) {
    console.log(`  ${state.padEnd(11)}  ${name}${value ? ` (${value})` : ''}`);
    console.log(`               ${affects}`);
  }
  console.log();
}

await runCommand(doctor);
