import './yarn.css';

/** Everything, wound up: the end of its thread leads into the field that finds the one thing in it. There where the field is. */
export function Yarn() {
  return (
    <svg className="yarn" viewBox="0 0 496 320" aria-hidden="true">
      <path className="thread-draw" pathLength="1" d="M266 206C196 272 46 262 92 184c30-50 100-8 58 58-32 50-90 78-174 78" />
      <circle cx="348" cy="124" r="116" />
      <path d="M322 6c76 64 86 164 34 236M364 4c68 68 78 154 40 224M408 18c46 62 50 122 32 181M253 57c37-19 81-15 115 15M233 106c51-32 111-24 151 10M234 154c54-36 110-28 153 4M252 192c48-32 92-28 129 2" />
    </svg>
  );
}
