import './all.css';

/** Everything, wound up: the end of its thread leads into the field that finds the one thing in it. There where the field is. */
export function Yarn() {
  return (
    <svg className="yarn" viewBox="0 0 248 160" aria-hidden="true">
      <path className="thread-draw" pathLength="1" d="M133 103C98 136 23 131 46 92c15-25 50-4 29 29-16 25-45 39-87 39" />
      <circle cx="174" cy="62" r="58" />
      <path d="M161 3c38 32 43 82 17 118M184 2c34 34 39 77 20 112M122 31c22-13 46-11 63.5 5M116 53c26-16 56-12 76.5 5M117 77c27-18 55-14 76 2M126 96c24-16 45-14 63.5 1" />
    </svg>
  );
}
