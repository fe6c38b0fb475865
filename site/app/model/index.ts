// Quantities printed on pages, computed by @hadal/physics at build time.
export * from './air-path.build';
export * from './day';
export * from './facts.build';
export * from './depth.build';
export * from './ladder.build';
export * from './losses.build';
export * from './mooring.build';
export * from './plant.build';
export * from './projects.build';
export * from './reserve.build';
export * from './rope.build';
export * from './schedule.build';
export * from './sea';
export * from './stroke.build';
export * from './twin.build';
