export { TableSkeleton as default } from '@/table/table-skeleton';
