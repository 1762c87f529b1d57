export { useMapTiles } from '@/providers/mapTiles';
