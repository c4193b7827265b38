export function Allowances() { return null; }
