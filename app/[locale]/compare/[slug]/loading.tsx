import { LoadingEntry } from '@/components/content/loading-entry';

export default LoadingEntry;
