/**
 * How many entries an `LRUCache` holds. Its own `max` takes the room for all of them at once: 400 kB for 10,000, in a process
 * that nobody has asked anything.
 */
export const lruSize = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
