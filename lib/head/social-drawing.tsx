import { BRAND_COLORS } from '../site/brand-colors.ts';
import { SITE } from '../site/identity.ts';
import { SOCIAL_PICTURE } from './social-picture.ts';

const { paper, ink, thread, teal, marigold } = BRAND_COLORS.light;
const { dark } = BRAND_COLORS;
const { width, height } = SOCIAL_PICTURE;

/** The paper shapes behind the thread: they differ by page, to distinguish two links beside each other. */
const CUTS = [
  { sheet: marigold, cut: paper, line: thread },
  { sheet: teal, cut: marigold, line: dark.thread },
  { sheet: ink, cut: marigold, line: dark.thread },
  { sheet: teal, cut: paper, line: dark.thread },
  { sheet: marigold, cut: ink, line: thread },
] as const;

/** The largest font size at which a title fits on three lines. */
const fontSize = (title: string) => (title.length <= 16 ? 120 : title.length <= 34 ? 98 : 80);

type SocialDrawingProps = { title: string /** Which of the drawings; any whole number. */; variant: number };

/** The picture of a page where its link is shared. Drawn by satori: every box is a flex box, every style inline. */
export function SocialDrawing({ title, variant }: SocialDrawingProps) {
  const { sheet, cut, line } = CUTS[variant % CUTS.length] as (typeof CUTS)[number];
  const swing = 40 + (variant % 4) * 18;
  const drop = 30 + (variant % 3) * 36;
  return (
    <div style={{ display: 'flex', width, height, background: paper, color: ink, fontFamily: 'Bricolage Grotesque' }}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a picture, whose alternative text is the page's title */}
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={{ position: 'absolute', top: 0, left: 0 }}>
        <path
          d={`M${820 + drop} 0H${width}V${height}H${700 + drop}C${760 + drop} ${height - 180} ${700 + drop} 220 ${820 + drop} 0Z`}
          fill={sheet}
        />
        <circle cx={1130 - drop} cy={height + 20 - swing} r={150 + swing} fill={cut} />
        <path
          d={`M-10 ${555 + swing / 4}C180 ${520 - swing / 3} 320 615 520 555S790 ${330 + swing} 900 360S1060 ${520 - drop} 1210 ${250 + swing}`}
          fill="none"
          stroke={line}
          strokeWidth="11"
          strokeLinecap="round"
        />
      </svg>
      <div style={{ display: 'flex', flexDirection: 'column', width: 720, paddingTop: 60, paddingLeft: 72 }}>
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 38, letterSpacing: '-0.03em' }}>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: likewise */}
          <svg width="47" height="36" viewBox="0 0 26 20" style={{ marginRight: 16 }}>
            <path
              d="M2.5 17V9a5.25 5.25 0 0 1 10.5 0v2a5.25 5.25 0 0 0 10.5 0V3"
              fill="none"
              stroke={thread}
              strokeWidth="3.2"
              strokeLinecap="round"
            />
          </svg>
          {SITE.product}
        </div>
        <div
          style={{
            display: 'flex',
            marginTop: 44,
            fontSize: fontSize(title),
            lineHeight: 1,
            letterSpacing: '-0.035em',
          }}
        >
          {title}
        </div>
      </div>
    </div>
  );
}
