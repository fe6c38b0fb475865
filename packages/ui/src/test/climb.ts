/** Duration, s, of an invented climb that stories show: slower and stronger towards its end. */
export const duration = 720;
const share = (at: number) => 1 - (1 - at / duration) ** 1.6;
export const time = Array.from({ length: 73 }, (_, index) => index * 10);
export const depth = time.map((at) => 980 - 625 * share(at));
export const pull = depth.map((metres) => (10.1 * (355 + 10)) / (metres + 10) - 1.3);
export const speed = time.map((at) => 1.4 * (1 - at / duration) ** 0.6);
