/** The attribute of an element inside which one answer is open at most, where that is not the list itself. */
export const ONE_OPEN = 'data-one-open';
