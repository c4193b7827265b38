import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { SmartLink } from './smart-link';

export type ButtonVariant = 'primary' | 'secondary';
export type ButtonSize = 'medium' | 'small';

const VARIANTS: Record<ButtonVariant, string> = { primary: 'btn-primary', secondary: 'btn-secondary' };

/** The classes of a button, for an element that cannot be a Button or a ButtonLink, such as a `summary`. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium', className = ''): string {
  return classNames('btn-base', VARIANTS[variant], size === 'small' && 'btn-small', className);
}

type Look = { variant?: ButtonVariant; size?: ButtonSize };

/** A link that looks like a button. Use one `primary` per view. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof SmartLink> & Look) {
  return <SmartLink className={buttonClass(variant, size, className)} {...rest} />;
}

export function Button({ variant, size, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />;
}

/** A text link with an arrow (globals.css). The arrow points forwards in both writing directions, and it never begins a line. */
export function ArrowLink({ className = '', ...rest }: ComponentProps<typeof SmartLink>) {
  return <SmartLink className={classNames('arrow-link', className)} {...rest} />;
}
