/** Prints what the package costs a page, and fails where it is more than we allow. */
import { measureSizes, printSizes } from './sizes.ts';

const sizes = await measureSizes();
printSizes(sizes);
for (const [name, { bytes, budget }] of Object.entries(sizes)) {
  if (bytes <= budget) continue;
  console.error(`${name}: ${bytes} bytes, which is ${bytes - budget} more than its budget.`);
  process.exitCode = 1;
}
