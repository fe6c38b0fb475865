export { HowItWorks as default } from '../../components/how-it-works';
