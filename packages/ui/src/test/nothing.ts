/** Stands in for what needs a browser where there is none. */
export default undefined;
