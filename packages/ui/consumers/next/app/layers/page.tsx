export { Layers as default } from '../../components/layers';
