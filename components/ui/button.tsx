import type { ComponentProps, ReactNode } from 'react';
import { SmartLink } from './smart-link';

export type ButtonVariant = 'primary' | 'secondary' | 'inverse';
export type ButtonSize = 'medium' | 'small';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-button border text-center font-semibold leading-tight no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-thread text-on-thread hover:bg-thread-strong',
  secondary: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
  inverse: 'border-on-inverse bg-transparent text-on-inverse hover:bg-on-inverse hover:text-inverse',
};

const SIZES: Record<ButtonSize, string> = {
  medium: 'min-h-12 px-6 py-2.5 text-base',
  small: 'min-h-11 px-5 py-2 text-[0.9375rem]',
};

/** The classes of a button's look, for the rare element that cannot be a Button or a ButtonLink (a `summary`, a form's input). */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium', className = ''): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${className}`.trim();
}

type Look = { variant?: ButtonVariant; size?: ButtonSize };

/** A link that looks like a button. One `primary` per view. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof SmartLink> & Look) {
  return <SmartLink className={buttonClass(variant, size, className)} {...rest} />;
}

/** A real button with the same looks. */
export function Button({ variant, size, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />;
}

/** A text link with an arrow that points onwards in either direction of writing. */
export function ArrowLink({ children, className = '', ...rest }: ComponentProps<typeof SmartLink> & { children: ReactNode }) {
  return (
    <SmartLink
      className={`group/arrow inline-flex min-h-11 items-center gap-2 font-semibold text-thread hover:text-thread-strong ${className}`}
      {...rest}
    >
      <span className="underline decoration-1 decoration-transparent underline-offset-4 transition-colors group-hover/arrow:decoration-current">
        {children}
      </span>
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4 shrink-0 fill-none stroke-current stroke-2 rtl:-scale-x-100">
        <path
          d="M3 10h13M11 5l5 5-5 5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="transition-transform duration-150 group-hover/arrow:translate-x-0.5"
        />
      </svg>
    </SmartLink>
  );
}
