import { type Messages, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { networkMark } from '@/components/ui/network-mark';
import type { Network } from '@/lib/site/networks';
import { CutPaper, Portrait, type SceneName } from './cut-paper';
import { Picture, type PictureFrame } from './picture';
import styles from './product.module.css';

type Words = Messages['pictures']['teamBoard'];
type Company = { key: keyof Words['companies']; scene: SceneName; networks: [Network, ...Network[]]; posts: number };
/** Companies are given by index. */
type Member = { person: keyof Words['people']; role: keyof Words['roles']; companies: number[] };
type Cast = { companies: Company[]; people: Member[] };

/** Four companies of one owner, who is among the people. */
const NEIGHBOURS: Cast = {
  companies: [
    { key: 'bakery', scene: 'loaf', networks: ['instagram', 'facebook', 'tiktok'], posts: 8 },
    { key: 'garden', scene: 'field', networks: ['pinterest', 'instagram', 'medium'], posts: 5 },
    { key: 'cinema', scene: 'dawn', networks: ['youtube', 'tiktok', 'threads'], posts: 11 },
    { key: 'museum', scene: 'cup', networks: ['linkedin', 'facebook', 'twitter'], posts: 6 },
  ],
  people: [
    { person: 'ruth', role: 'approver', companies: [0] },
    { person: 'ana', role: 'editor', companies: [0, 1] },
    { person: 'tomas', role: 'owner', companies: [0, 1, 2, 3] },
    { person: 'kofi', role: 'editor', companies: [2, 3] },
    { person: 'ines', role: 'viewer', companies: [3] },
  ],
};

/** The people and the clients of an agency. The people are not members of our own team, which /managed-service shows. */
const AGENCY: Cast = {
  companies: [
    { key: 'law', scene: 'scales', networks: ['linkedin', 'medium', 'facebook'], posts: 4 },
    { key: 'flowers', scene: 'tulips', networks: ['instagram', 'pinterest', 'tiktok'], posts: 9 },
    { key: 'film', scene: 'reel', networks: ['youtube', 'threads', 'instagram'], posts: 7 },
    { key: 'nursery', scene: 'glasshouse', networks: ['facebook', 'pinterest', 'twitter'], posts: 5 },
  ],
  people: [
    { person: 'ana', role: 'editor', companies: [0, 1] },
    { person: 'ruth', role: 'approver', companies: [1] },
    { person: 'nadia', role: 'owner', companies: [0, 1, 2, 3] },
    { person: 'tomas', role: 'editor', companies: [2, 3] },
    { person: 'bruno', role: 'viewer', companies: [3] },
  ],
};

/** The classes of each role's thread and of its name. */
const LOOKS: Record<keyof Words['roles'], [thread: string, name: string]> = {
  owner: ['stroke-soft', 'text-soft'],
  editor: ['stroke-thread stroke-2', 'text-thread'],
  approver: ['stroke-teal stroke-2', 'text-teal'],
  viewer: ['stroke-soft', 'text-soft'],
};

// The middle of each row on both sides, out of 408 units.
const companyY = (index: number) => 46 + index * 105;
const personY = (index: number) => 36 + index * 84;

/** Companies, people, and threads that show who may do what in which company. `agency` shows an agency's people and clients instead. */
export function TeamBoard({ agency = false, ...place }: PictureFrame & { agency?: boolean }) {
  const { companies: clients, people } = agency ? AGENCY : NEIGHBOURS;
  const t = useTranslations('pictures.teamBoard');
  return (
    <Picture {...place} label={t('label')} className={classNames(styles.board, 'flex')}>
      <div className="w-39 @md:w-62 grid content-between">
        {clients.map(({ key, scene, networks: [first, ...others], posts }) => (
          <div
            key={key}
            className="h-23.25 grid-cols-[auto_1fr] gap-x-2.5 p-2.5 @md:gap-x-3.5 @md:p-3.5 grid content-center items-center rounded-card border border-hairline bg-raised shadow-float"
          >
            <CutPaper scene={scene} className="row-span-3 size-10 @md:size-15 rounded-lg" />
            <div className="leading-tight @md:text-lg font-semibold">{t(`companies.${key}`)}</div>
            <div className={`mt-1.5 flex gap-1.5 before:size-3.5 ${networkMark(first)}`}>
              {others.map((network) => (
                <span key={network} className={`flex before:size-3.5 ${networkMark(network)}`} />
              ))}
            </div>
            {/* A narrow card has no room for this line beside the picture. */}
            <div className="text-[calc(var(--u)*13.5)] leading-tight @max-md:col-span-2 mt-1 text-soft">{t('posts', { count: posts })}</div>
          </div>
        ))}
      </div>
      <svg
        viewBox="0 0 100 408"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-full min-w-0 flex-1 fill-none *:[vector-effect:non-scaling-stroke] rtl:-scale-x-100"
      >
        {people.map(({ person, role, companies }, row) => (
          <path
            key={person}
            d={companies
              .map((company) => `M0 ${companyY(company)}C55 ${companyY(company)} 45 ${personY(row)} 100 ${personY(row)}`)
              .join('')}
            className={LOOKS[role][0]}
            strokeDasharray={role === 'viewer' ? '3 4' : undefined}
          />
        ))}
      </svg>
      <div className="w-31 @md:w-44 grid content-between">
        {people.map(({ person, role }) => (
          <div key={person} className="h-18 grid-cols-[auto_1fr] gap-x-2.5 @md:gap-x-3.5 grid content-center leading-tight">
            <Portrait person={person} className="size-11 @md:size-14 row-span-2 rounded-full" />
            <div className="self-end leading-tight @md:text-lg font-semibold">{t(`people.${person}`)}</div>
            <div className={`mt-0.5 text-xs leading-tight @md:text-base ${LOOKS[role][1]}`}>{t(`roles.${role}`)}</div>
          </div>
        ))}
      </div>
    </Picture>
  );
}
