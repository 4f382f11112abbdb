import type {
  AddItemInput,
  CollectionInput,
  CreateInput,
  Entity,
  EntityType,
  ItemsInput,
  MoveItemsInput,
  RemoveItemInput,
  SetNotesInput,
  UpdateInput,
} from '#collections/collections.contract.ts';
import type { ErrorKey } from '#kernel/errors.ts';

/** Changes that a member can make to collections, with the input of the procedure of that name. */
export type Command =
  | { do: 'create'; input: Omit<CreateInput, 'description'> }
  | { do: 'update'; input: UpdateInput }
  | { do: 'delete' | 'restore'; input: CollectionInput }
  | { do: 'addItem'; input: AddItemInput }
  | { do: 'removeItem'; input: RemoveItemInput }
  | { do: 'removeItems' | 'restoreItems'; input: ItemsInput }
  | { do: 'moveItems'; input: MoveItemsInput }
  | { do: 'setNotes'; input: SetNotesInput };

/** Short form of a command's answer. */
export type Answer = 'ok' | ErrorKey;

interface ModelItem extends Entity {
  /** Undefined for one that the server makes. */
  id: string | undefined;
  notes: string | null;
  /** When it was removed, in removals; null while it is there. */
  removedAt: number | null;
}

interface ModelCollection {
  id: string;
  name: string;
  isDefault: boolean;
  isFavorite: boolean;
  isDeleted: boolean;
  /** The first on top; removed ones keep their place. */
  items: ModelItem[];
}

/** Result that the model expects of `collections.load`, as far as the commands decide it. */
export interface Expected {
  id: string;
  name: string;
  isDefault: boolean;
  isFavorite: boolean;
  items: { entityType: EntityType; entityId: string; notes: string | null }[];
}

const isOf = (entity: Entity) => (item: Entity) =>
  item.entityType === entity.entityType && item.entityId === entity.entityId;
const isLive = (item: ModelItem) => item.removedAt === null;
const liveOf = (collection: ModelCollection, entity: Entity) => collection.items.filter(isLive).find(isOf(entity));

/** Thrown and caught here: a refusal leaves everything as it was. */
class Refusal extends Error {
  readonly key: ErrorKey;
  constructor(key: ErrorKey) {
    super(key);
    this.key = key;
  }
}

/** One member's collections as they should be: plain lists, where Postgres has ranks, locks and constraints. */
export class CollectionsModel {
  readonly #collections: ModelCollection[];
  readonly #catalog: Entity[];
  /** Ids of collections that others have. */
  readonly #foreign: string[];
  #removals = 0;

  constructor(defaults: { id: string; name: string }[], catalog: Entity[], foreign: string[]) {
    this.#collections = defaults.map((one) => ({
      ...one,
      isDefault: true,
      isFavorite: false,
      isDeleted: false,
      items: [],
    }));
    this.#catalog = catalog;
    this.#foreign = foreign;
  }

  run(command: Command): Answer {
    try {
      this.#do(command);
      return 'ok';
    } catch (refusal) {
      if (refusal instanceof Refusal) return refusal.key;
      throw refusal;
    }
  }

  /** Favourites first, then as they were made. */
  load(): Expected[] {
    const live = this.#collections.filter(({ isDeleted }) => !isDeleted);
    const ordered = [...live.filter(({ isFavorite }) => isFavorite), ...live.filter(({ isFavorite }) => !isFavorite)];
    return ordered.map(({ id, name, isDefault, isFavorite, items }) => ({
      id,
      name,
      isDefault,
      isFavorite,
      items: items.filter(isLive).map(({ entityType, entityId, notes }) => ({ entityType, entityId, notes })),
    }));
  }

  #do(command: Command): void {
    switch (command.do) {
      case 'create':
        return this.#create(command.input);
      case 'update':
        return this.#update(command.input);
      case 'delete':
        return this.#delete(command.input);
      case 'restore':
        this.#owned(command.input.collectionId).isDeleted = false;
        return;
      case 'addItem':
        return this.#addItem(command.input);
      case 'removeItem':
        return this.#removeItem(command.input);
      case 'removeItems':
        return this.#removeItems(command.input);
      case 'restoreItems':
        return this.#restoreItems(command.input);
      case 'moveItems':
        return this.#moveItems(command.input);
      case 'setNotes':
        return this.#setNotes(command.input);
    }
  }

  #owned(id: string): ModelCollection {
    const found = this.#collections.find((one) => one.id === id);
    if (!found) throw new Refusal('not_found');
    return found;
  }

  #live(id: string): ModelCollection {
    const found = this.#owned(id);
    if (found.isDeleted) throw new Refusal('not_found');
    return found;
  }

  #create({ id, name }: { id: string; name: string }): void {
    if (this.#foreign.includes(id)) throw new Refusal('id_taken');
    if (this.#collections.some((one) => one.id === id)) return;
    this.#collections.push({ id, name, isDefault: false, isFavorite: false, isDeleted: false, items: [] });
  }

  #update({ collectionId, name, isFavorite }: UpdateInput): void {
    const collection = this.#live(collectionId);
    collection.name = name ?? collection.name;
    collection.isFavorite = isFavorite ?? collection.isFavorite;
  }

  #delete({ collectionId }: CollectionInput): void {
    const collection = this.#owned(collectionId);
    if (collection.isDefault) throw new Refusal('default_collection');
    collection.isDeleted = true;
  }

  #addItem({ id, collectionId, entityType, entityId, notes }: AddItemInput): void {
    const collection = this.#live(collectionId);
    const entity = { entityType, entityId };
    const [holder, known] = this.#withId(id);
    if (known) {
      if (holder === collection && isOf(entity)(known)) return;
      throw new Refusal('id_taken');
    }
    if (!this.#catalog.some(isOf(entity))) throw new Refusal('not_found');
    if (liveOf(collection, entity)) throw new Refusal('item_exists');
    collection.items.unshift({ id, ...entity, notes: notes ?? null, removedAt: null });
  }

  #withId(id: string | undefined): [ModelCollection, ModelItem] | [] {
    for (const collection of id === undefined ? [] : this.#collections) {
      const item = collection.items.find((one) => one.id === id);
      if (item) return [collection, item];
    }
    return [];
  }

  #removeItem({ collectionId, ...entity }: RemoveItemInput): void {
    const item = liveOf(this.#live(collectionId), entity);
    if (!item) throw new Refusal('item_not_found');
    item.removedAt = ++this.#removals;
  }

  #removeItems({ collectionId, entities }: ItemsInput): void {
    const { items } = this.#live(collectionId);
    if (!entities.every((entity) => items.some(isOf(entity)))) throw new Refusal('item_not_found');
    this.#removals += 1;
    for (const item of items) {
      if (isLive(item) && entities.some(isOf(item))) item.removedAt = this.#removals;
    }
  }

  #restoreItems({ collectionId, entities }: ItemsInput): void {
    const collection = this.#live(collectionId);
    const latest = entities.map((entity) => {
      const removed = collection.items.filter((item) => isOf(entity)(item) && !isLive(item));
      return removed.toSorted((a, b) => (b.removedAt ?? 0) - (a.removedAt ?? 0))[0];
    });
    entities.forEach((entity, n) => {
      const isThere = liveOf(collection, entity) !== undefined;
      if (isThere && latest[n]) throw new Refusal('item_exists');
      if (!isThere && !latest[n]) throw new Refusal('item_not_found');
    });
    for (const item of latest) if (item) item.removedAt = null;
  }

  #setNotes({ collectionId, notes, ...entity }: SetNotesInput): void {
    const item = liveOf(this.#live(collectionId), entity);
    if (!item) throw new Refusal('item_not_found');
    item.notes = notes;
  }

  #moveItems({ fromCollectionId, toCollectionId, skipsExisting, ...input }: MoveItemsInput): void {
    const from = this.#live(fromCollectionId);
    const to = this.#live(toCollectionId);
    const stays = (entity: Entity) => skipsExisting && from !== to && liveOf(from, entity) && liveOf(to, entity);
    const runs = input.runs.map((run) => ({ ...run, entities: run.entities.filter((entity) => !stays(entity)) }));
    const entities = runs.flatMap((run) => run.entities);
    const moved = entities.flatMap((entity) => liveOf(from, entity) ?? []);
    if (from !== to && moved.some((item) => liveOf(to, item))) throw new Refusal('item_exists');
    if (moved.length < entities.length) {
      const isDone = from !== to && moved.length === 0 && entities.every((entity) => liveOf(to, entity));
      if (isDone) return;
      throw new Refusal('item_not_found');
    }
    const placed = runs.map((run) => ({
      behind: run.after && liveOf(to, run.after),
      items: run.entities.flatMap((entity) => moved.find(isOf(entity)) ?? []),
    }));
    from.items = from.items.filter((item) => !moved.includes(item));
    to.items.unshift(...placed.flatMap(({ behind, items }) => (behind ? [] : items)));
    for (const { behind, items } of placed) {
      if (behind) to.items.splice(to.items.indexOf(behind) + 1, 0, ...items);
    }
  }
}
