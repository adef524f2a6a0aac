export { default } from '../../tables/[id]/not-found';
