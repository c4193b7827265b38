/** Marks an element in which at most one answer is open, if that element is not the list itself. */
export const ONE_OPEN = 'data-one-open';
