import type { CSSProperties, ReactNode } from 'react';
import styles from './cut-paper.module.css';

/** Small still lifes of cut paper: what the bakery of our pictures would photograph. 160 × 120, cropped from the middle. */
const SCENES = {
  loaf: (
    <>
      <path fill="var(--cut-marigold)" d="M0 0h160v120H0z" />
      <circle cx="128" cy="24" r="30" fill="var(--cut-amber)" opacity=".55" />
      <path fill="var(--cut-teal)" d="M0 88h160v32H0z" />
      <path fill="var(--cut-crust)" d="M18 80c0-28 28-46 62-46s62 18 62 46c0 10-6 14-16 14H34c-10 0-16-4-16-14z" />
      <path
        fill="var(--cut-brick)"
        d="M18 80c0-5 1-10 3-14 18 14 98 16 118 0 2 4 3 9 3 14 0 10-6 14-16 14H34c-10 0-16-4-16-14z"
        opacity=".5"
      />
      <path
        fill="none"
        stroke="var(--cut-sand)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M56 46c-6 5-8 11-7 18M82 42c-6 6-8 13-7 20M108 44c-6 6-8 12-7 19"
      />
    </>
  ),
  field: (
    <>
      <path fill="var(--cut-blush)" d="M0 0h160v120H0z" />
      <circle cx="112" cy="46" r="23" fill="var(--cut-red)" />
      <path fill="var(--cut-sea)" d="M0 78c34-26 70-22 98-6s44 10 62-4v52H0z" />
      <path fill="var(--cut-teal)" d="M0 120c4-30 40-40 74-26s62 20 86 6v20z" />
      <path
        fill="none"
        stroke="var(--cut-marigold)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M26 112V76m0 8l-7-7m7 7l7-7m-7 17l-8-7m8 7l8-7M54 116V84m0 8l-7-7m7 7l7-7m-7 17l-8-7m8 7l8-7"
      />
    </>
  ),
  oven: (
    <>
      <path fill="var(--cut-umber)" d="M0 0h160v120H0z" />
      <path fill="var(--cut-brick)" d="M22 120V78a58 58 0 0 1 116 0v42z" />
      <path fill="var(--cut-ink)" d="M42 120V80a38 38 0 0 1 76 0v40z" />
      <path fill="var(--cut-red)" d="M80 58c4 14 22 18 22 39 0 14-10 23-22 23s-22-9-22-23c0-8 4-13 9-18 1 6 4 8 7 9-2-12 1-22 6-30z" />
      <path fill="var(--cut-marigold)" d="M81 86c2 8 11 10 11 21 0 8-5 13-12 13s-12-5-12-12c0-5 2-8 5-10 1 3 2 4 4 4-1-6 1-12 4-16z" />
    </>
  ),
  shop: (
    <>
      <path fill="var(--cut-mist)" d="M0 0h160v120H0z" />
      <path fill="var(--cut-teal)" d="M18 34h124v86H18z" />
      <path fill="var(--cut-marigold)" d="M30 62h50v40H30z" />
      <path fill="var(--cut-ink)" d="M96 62h32v58H96z" />
      <path fill="var(--cut-brick)" d="M36 102c-3-14 4-22 19-22s22 8 19 22z" />
      <path
        fill="var(--cut-cream)"
        d="M10 28h140v16a11.7 11.7 0 0 1-23.4 0 11.7 11.7 0 0 1-23.3 0 11.7 11.7 0 0 1-23.3 0 11.7 11.7 0 0 1-23.3 0 11.7 11.7 0 0 1-23.4 0A11.7 11.7 0 0 1 10 44z"
      />
      <path
        fill="var(--cut-red)"
        d="M33.3 28h23.4v16a11.7 11.7 0 0 1-23.4 0zM80 28h23.3v16A11.7 11.7 0 0 1 80 44zM126.6 28H150v16a11.7 11.7 0 0 1-23.4 0z"
      />
      <circle cx="103" cy="92" r="2.5" fill="var(--cut-marigold)" />
    </>
  ),
  cup: (
    <>
      <path fill="var(--cut-sand)" d="M0 0h160v120H0z" />
      <path fill="var(--cut-teal)" d="M0 120V70a160 160 0 0 1 160-14v64z" />
      <path fill="none" stroke="var(--cut-cream)" strokeWidth="9" d="M104 66h8a13 13 0 0 1 0 26h-10" />
      <path fill="var(--cut-cream)" d="M46 52h62v28c0 18-12 26-31 26s-31-8-31-26z" />
      <ellipse cx="77" cy="52" rx="31" ry="7" fill="var(--cut-umber)" />
      <path fill="none" stroke="var(--cut-red)" strokeWidth="4" strokeLinecap="round" d="M76 50c-6-9 8-12 3-21s6-11 3-18" />
    </>
  ),
  wheat: (
    <>
      <path fill="var(--cut-red)" d="M0 0h160v120H0z" />
      <circle cx="36" cy="102" r="52" fill="var(--cut-brick)" />
      <path fill="none" stroke="var(--cut-marigold)" strokeWidth="5" strokeLinecap="round" d="M66 112C80 84 92 56 98 22" />
      <g fill="var(--cut-marigold)">
        <path d="M98 8c7 7 7 15 0 23-6-8-6-16 0-23zM92 28c-10 1-15 6-16 15 10 0 15-5 16-15zM103 30c9 3 13 10 11 18-9-3-13-9-11-18zM86 47c-10 1-15 6-16 15 10 0 15-5 16-15zM97 50c9 3 13 10 11 18-9-3-13-9-11-18zM79 66c-10 1-15 6-16 15 10 0 15-5 16-15zM90 70c9 3 13 10 11 18-9-3-13-9-11-18z" />
      </g>
    </>
  ),
  slice: (
    <>
      <path fill="var(--cut-sea)" d="M0 0h160v120H0z" />
      <path fill="var(--cut-ink)" d="M0 120a120 120 0 0 1 120-92l40 6v86z" opacity=".14" />
      <path fill="var(--cut-brick)" d="M42 104V62c-12-6-14-38 12-38h52c26 0 24 32 12 38v42z" />
      <path fill="var(--cut-sand)" d="M50 96V57c-11-4-12-25 6-25h48c18 0 17 21 6 25v39z" />
      <g fill="var(--cut-amber)">
        <ellipse cx="68" cy="52" rx="6" ry="4" />
        <ellipse cx="90" cy="46" rx="4" ry="3" />
        <ellipse cx="84" cy="68" rx="7" ry="5" />
        <ellipse cx="64" cy="78" rx="4" ry="3" />
        <ellipse cx="98" cy="82" rx="5" ry="3.5" />
      </g>
    </>
  ),
  dawn: (
    <>
      <path fill="var(--cut-ink)" d="M0 0h160v120H0z" />
      <circle cx="80" cy="92" r="46" fill="var(--cut-red)" />
      <circle cx="80" cy="92" r="30" fill="var(--cut-marigold)" />
      <path fill="var(--cut-teal)" d="M0 92h30V70h22v22h20V80l14-10 14 10v12h22V62h18v30h20v28H0z" />
      <path fill="var(--cut-marigold)" d="M36 78h5v6h-5zM128 72h5v6h-5zM128 84h5v6h-5zM84 88h5v7h-5z" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;
export type SceneName = keyof typeof SCENES;

/** A still life of cut paper that fills its box. Decoration: the words beside it say what it is. */
export function CutPaper({ scene, className }: { scene: SceneName; className: string }) {
  return (
    <svg viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={`${styles.paper} block ${className}`}>
      {SCENES[scene]}
    </svg>
  );
}

type Person = {
  ground: string;
  skin: string;
  /** Laid over one half of face and neck, as a second sheet would be. */
  shade: string;
  behind?: ReactNode;
  clothes: ReactNode;
  hair: ReactNode;
};

/** The people of our pictures and testimonials. 96 × 96. */
const PEOPLE = {
  ana: {
    ground: 'var(--cut-teal)',
    skin: 'var(--cut-honey)',
    shade: 'var(--cut-honey-shade)',
    behind: <path fill="var(--cut-ink)" d="M24 60V40a24 24 0 0 1 48 0v20c0 6-6 8-10 8H34c-4 0-10-2-10-8z" />,
    clothes: <path fill="var(--cut-marigold)" d="M10 96c0-16 12-24 28-26 4 6 16 6 20 0 16 2 28 10 28 26z" />,
    hair: <path fill="var(--cut-ink)" d="M29 47c-4-20 6-31 20-31s23 10 18 31c-2-9-6-15-12-18-6 6-15 9-26 18z" />,
  },
  tomas: {
    ground: 'var(--cut-marigold)',
    skin: 'var(--cut-rose)',
    shade: 'var(--cut-rose-shade)',
    clothes: (
      <>
        <path fill="var(--cut-ink)" d="M8 96c0-15 13-23 29-25l11 8 11-8c16 2 29 10 29 25z" />
        <path fill="var(--cut-cream)" d="M37 71l11 8-7 8-7-15zM59 71l-11 8 7 8 7-15z" />
      </>
    ),
    hair: (
      <>
        <path fill="var(--cut-brick)" d="M31 46c0 22 6 29 17 29s17-7 17-29c-3 8-7 10-17 10s-14-2-17-10z" />
        <path fill="var(--cut-blush)" d="M42 61c4 2 8 2 12 0-1 3-3 4-6 4s-5-1-6-4z" />
        <path fill="var(--cut-brick)" d="M29 44c-4-18 7-27 20-27 12 0 21 9 18 27l-4-10c-9 1-20 0-27-5-4 4-5 9-7 15z" />
      </>
    ),
  },
  ines: {
    ground: 'var(--cut-blush)',
    skin: 'var(--cut-clay)',
    shade: 'var(--cut-clay-shade)',
    behind: <circle cx="48" cy="15" r="11" fill="var(--cut-umber)" />,
    clothes: <path fill="var(--cut-teal)" d="M10 96c0-16 12-24 28-26h20c16 2 28 10 28 26z" />,
    hair: (
      <>
        <path fill="var(--cut-umber)" d="M28 46c-3-17 6-27 20-27s23 10 20 27c-3-8-9-13-20-13s-17 5-20 13z" />
        <g fill="none" stroke="var(--cut-ink)" strokeWidth="2">
          <circle cx="40.5" cy="48" r="5.5" />
          <circle cx="55.5" cy="48" r="5.5" />
          <path d="M46 47h4M35 47l-4-1M61 47l4-1" />
        </g>
      </>
    ),
  },
  kofi: {
    ground: 'var(--cut-sea)',
    skin: 'var(--cut-earth)',
    shade: 'var(--cut-earth-shade)',
    clothes: (
      <>
        <path fill="var(--cut-red)" d="M8 96c0-16 13-24 30-26 4 5 16 5 20 0 17 2 30 10 30 26z" />
        <path fill="none" stroke="var(--cut-brick)" strokeWidth="3" d="M37 70c3 9 19 9 22 0" />
      </>
    ),
    hair: <path fill="var(--cut-ink)" d="M29 44c-5-20 6-30 19-30s24 10 19 30c-2-6-3-9-6-11-8 2-18 2-26 0-3 2-4 5-6 11z" />,
  },
  mei: {
    ground: 'var(--cut-red)',
    skin: 'var(--cut-shell)',
    shade: 'var(--cut-shell-shade)',
    behind: <path fill="var(--cut-ink)" d="M23 84V42a25 25 0 0 1 50 0v42z" />,
    clothes: <path fill="var(--cut-mist)" d="M13 96c0-15 10-23 25-25 4 5 16 5 20 0 15 2 25 10 25 25z" />,
    hair: <path fill="var(--cut-ink)" d="M29 45c-3-19 6-28 19-28s22 9 19 28c-1-4-2-6-3-7-11 3-22 3-32 0-1 1-2 3-3 7z" />,
  },
  ruth: {
    ground: 'var(--cut-sand)',
    skin: 'var(--cut-peach)',
    shade: 'var(--cut-peach-shade)',
    behind: (
      <path
        fill="var(--cut-ash)"
        d="M25 58a11 11 0 0 1-5-17 11 11 0 0 1 7-16 13 13 0 0 1 20-10 13 13 0 0 1 21 8 11 11 0 0 1 8 17 11 11 0 0 1-5 18z"
      />
    ),
    clothes: <path fill="var(--cut-brick)" d="M9 96c0-16 12-24 29-26l10 4 10-4c17 2 29 10 29 26z" />,
    hair: (
      <>
        <path fill="var(--cut-ash)" d="M30 42c-1-13 7-21 18-21s19 8 18 21c-3-3-5-6-6-9-4 3-8 2-11-1-5 5-14 4-19 10z" />
        <path fill="var(--cut-teal)" d="M28 55a3 3 0 1 0 .1 0zM68 55a3 3 0 1 0 .1 0z" />
      </>
    ),
  },
} as const satisfies Record<string, Person>;
export type PersonName = keyof typeof PEOPLE;

/** A portrait of cut paper. Decoration: the person's name stands beside it. Give it a size and, for an avatar, a round shape. */
export function Portrait({ person, className, style }: { person: PersonName; className: string; style?: CSSProperties }) {
  const { ground, skin, shade, behind, clothes, hair }: Person = PEOPLE[person];
  return (
    <svg
      viewBox="0 0 96 96"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className={`${styles.paper} block shrink-0 ${className}`}
      style={style}
    >
      <path fill={ground} d="M0 0h96v96H0z" />
      {behind}
      <path fill={shade} d="M39 56h18v18a9 9 0 0 1-18 0z" />
      {clothes}
      <path fill={skin} d="M30 44a18 21 0 0 1 36 0c0 14-7 24-18 24S30 58 30 44z" />
      <path fill={shade} d="M48 23a18 21 0 0 1 18 21c0 14-7 24-18 24 3-6 4-10 3-15l-5-3c2-6 2-16 2-27z" />
      {hair}
    </svg>
  );
}
