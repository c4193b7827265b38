'use client';

type SwitchProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** The id of the words beside the switch, which name it. */
  labelledBy: string;
  id: string;
};

/** On or off: 56 by 28 px, grey and green. Space and Enter work because it is a button. */
export function Switch({ checked, onCheckedChange, labelledBy, id }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      id={id}
      aria-checked={checked}
      aria-labelledby={labelledBy}
      onClick={() => onCheckedChange(!checked)}
      className="relative h-7 w-14 shrink-0 rounded-button bg-(--switch-off) transition-colors duration-200 before:absolute before:inset-x-0 before:-inset-y-2 aria-checked:bg-(--switch-on)"
    >
      <span
        className={`absolute start-[3px] top-[3px] size-[22px] rounded-button bg-[#fff] transition-transform duration-200 ${checked ? '[translate:1.75rem] rtl:[translate:-1.75rem]' : ''}`}
      />
    </button>
  );
}
