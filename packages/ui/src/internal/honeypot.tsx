import { visuallyHidden } from '../components/visually-hidden/visually-hidden.css';

export const honeypotName = 'website';

/** A field that people do not meet, and that programs fill in. Renders a `<div>`. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className={visuallyHidden}>
      <input name={honeypotName} aria-label="Leave this empty" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
