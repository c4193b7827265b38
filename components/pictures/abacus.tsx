import { useFormatter, useTranslations } from 'next-intl';
import { NetworkIcon } from '@/components/ui/network-icon';
import { NETWORKS } from '@/lib/site/networks';
import { CutPaper, type PersonName, Portrait, type SceneName } from './cut-paper';
import { Picture } from './picture';

/** Who and what hangs on the upper wires of the museum shop's abacus. */
const PEOPLE: PersonName[] = ['ana', 'kofi', 'ines', 'tomas'];
const COMPANIES: SceneName[] = ['shop', 'dawn'];

// One thread for all wires: it comes from the window's edge, turns outside the frame, and ends in the other post.
const THREAD = 'M-900 108H514C566 108 566 240 514 240H46C-6 240 -6 372 46 372H522';

/** Beside its words the left post stands on the page's margin: the 36 of 560 units before it are outside, where the thread turns. */
const ON_THE_MARGIN = 'lg:-ms-[6.84%] lg:w-[106.43%]';

/** Where things touch, the ground of their row hides the wire behind them. An abacus with a wire for people, one for companies, one for channels; all three are one thread. */
export function Abacus() {
  const t = useTranslations('competitors.buffer.picture');
  const { number } = useFormatter();
  const counts = { people: PEOPLE.length, companies: COMPANIES.length, channels: NETWORKS.length };
  return (
    <Picture label={t('label', counts)} className="aspect-[560/444] [--canvas:560]" frame={ON_THE_MARGIN}>
      <div className="absolute inset-x-9 top-3 h-4 rounded-full bg-teal" />
      <div className="absolute inset-x-9 bottom-3 h-4 rounded-full bg-teal" />
      <svg
        viewBox="0 0 560 444"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible fill-none stroke-[3.5] stroke-thread rtl:-scale-x-100"
      >
        <path d={THREAD} strokeLinecap="round" />
      </svg>
      <div className="absolute start-9 top-0 h-full w-5 rounded-full bg-inverse dark:bg-soft" />
      <div className="absolute end-9 top-0 h-full w-5 rounded-full bg-inverse dark:bg-soft" />

      <Label top="top-10.5" name={t('people')} count={number(counts.people)} />
      <div className="absolute end-17 top-20 flex rounded-full bg-paper">
        {PEOPLE.map((person) => (
          <Portrait key={person} person={person} className="size-14 rounded-full border-2 border-paper" />
        ))}
      </div>

      <Label top="top-43" name={t('companies')} count={number(counts.companies)} />
      <div className="absolute end-17 top-53 flex rounded-full bg-paper">
        {COMPANIES.map((scene) => (
          <CutPaper key={scene} scene={scene} className="size-14 rounded-full border-2 border-paper" />
        ))}
      </div>

      <Label top="top-76" name={t('channels')} count={number(counts.channels)} />
      <div className="absolute end-17 top-88.5 flex rounded-full bg-paper">
        {NETWORKS.map((network) => (
          <span key={network} className="grid size-9 place-items-center rounded-full border-2 border-paper bg-inverse text-on-inverse">
            <NetworkIcon network={network} className="size-4" />
          </span>
        ))}
      </div>
    </Picture>
  );
}

function Label({ top, name, count }: { top: string; name: string; count: string }) {
  return (
    <div className={`absolute start-17 flex items-baseline gap-2 ${top}`}>
      <span className="font-bold font-display text-3xl leading-none tracking-tight">{count}</span>
      <span className="text-xl">{name}</span>
    </div>
  );
}
