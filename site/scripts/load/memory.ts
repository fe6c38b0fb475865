import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Memory use of a process at one time, in MB. */
export interface Sample {
  minutes: number;
  /** Heap in use after garbage collection. */
  heap: number;
  /** Resident set size. */
  resident: number;
}

/** Node options of a process whose memory is measured. */
export const memoryReporting = [
  '--expose-gc',
  '--import',
  path.join(import.meta.dirname, 'report-memory.ts'),
];

export async function sampleMemory(child: ChildProcess, minutes: number): Promise<Sample> {
  const answered = once(child, 'message', { signal: AbortSignal.timeout(30_000) });
  child.send('memory');
  const [{ rss, heapUsed }] = (await answered) as [NodeJS.MemoryUsage];
  return { minutes, heap: heapUsed / 1e6, resident: rss / 1e6 };
}

/** Returns the relative growth from beginning to end, by least-squares fit. */
export function growth(samples: readonly Sample[], of: 'heap' | 'resident'): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const times = samples.map(({ minutes }) => minutes);
  const [middle, level] = [mean(times), mean(samples.map((sample) => sample[of]))];
  const together = samples.map((sample) => (sample.minutes - middle) * (sample[of] - level));
  const slope = mean(together) / mean(times.map((time) => (time - middle) ** 2));
  const duration = Math.max(...times) - Math.min(...times);
  return (slope * duration) / (level - (slope * duration) / 2);
}
