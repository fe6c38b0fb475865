/** A fault in a snippet: its place, what is wrong, why that matters, and the remedy. */
export interface Finding {
  line: number;
  rule:
    | 'syntax'
    | 'unknown-component'
    | 'unknown-prop'
    | 'wrong-value'
    | 'missing-prop'
    | 'deprecated-prop'
    | 'missing-label'
    | 'missing-alt'
    | 'raw-color'
    | 'duplicate-heading'
    | 'skipped-heading';
  what: string;
  why: string;
  fix: string;
}
