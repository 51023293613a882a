/** Which pieces travel from where when the table changes; only places and names are compared here, nothing is drawn. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Photo {
  id: string;
  kind: string;
  /** Empty: it lies face down. */
  face: string;
  box: Box;
  /** It is only shown here for a look and lies elsewhere: whatever comes of it, it neither comes from a pile nor leaves for a score. */
  isPeek?: boolean;
}

export interface Picture<P extends Photo = Photo> {
  pieces: Map<string, P>;
  zones: Map<string, { box: Box; count: number }>;
}

export interface Journey<P extends Photo> {
  photo: P;
  from: Box;
  /** Neighbours that merely make room slide together; only real journeys are staggered. */
  isShift: boolean;
}

const isSame = (one: Photo | undefined, other: Photo): boolean => one?.face === other.face && one.kind === other.kind;
const hasMoved = (from: Box, to: Box): boolean =>
  Math.abs(from.x - to.x) > 3 || Math.abs(from.y - to.y) > 3 || Math.abs(from.width - to.width) > 6;
const isNear = (from: Box, to: Box): boolean => Math.abs(from.x - to.x) < 2 * to.width && Math.abs(from.y - to.y) < to.height / 2;

export const isInside = (box: Box, well: Box): boolean =>
  box.x >= well.x - 3 &&
  box.x + box.width <= well.x + well.width + 3 &&
  box.y >= well.y - 3 &&
  box.y + box.height <= well.y + well.height + 3;

/** Which piece that vanished may be one that appeared, the surest first: it looks the same, has shown its face, or has been turned face down. */
const WAYS: ((was: Photo, is: Photo) => boolean)[] = [
  isSame,
  (was, is) => was.kind === is.kind && !was.face,
  (was, is) => was.kind === is.kind && !is.face,
];

/** What has moved, from where; what has no known origin comes from the pile that shrank, else from who acted. And what is gone for good. */
export function journeysOf<P extends Photo>(before: Picture<P>, after: Picture<P>, home?: Box): { journeys: Journey<P>[]; gone: P[] } {
  const gone = [...before.pieces.values()].filter((photo) => photo.box.width > 0 && !isSame(after.pieces.get(photo.id), photo));
  const origins = originsOf(before, after, gone);
  const source = shrunken(before, after)[0] ?? home;
  const journeys: Journey<P>[] = [];
  for (const photo of after.pieces.values()) {
    const isNew = !before.pieces.has(photo.id) && !photo.isPeek;
    const from = origins.get(photo)?.box ?? (isNew && source ? middleOf(source, photo.box) : undefined);
    if (!from || !photo.box.width || !hasMoved(from, photo.box)) continue;
    journeys.push({ photo, from, isShift: origins.get(photo)?.id === photo.id && isNear(from, photo.box) });
  }
  return { journeys, gone: gone.filter((photo) => !photo.isPeek) };
}

/** What each piece was before; whatever is found is taken out of what is gone. */
function originsOf<P extends Photo>(before: Picture<P>, after: Picture<P>, gone: P[]): Map<P, P> {
  const origins = new Map<P, P>();
  for (const photo of after.pieces.values()) {
    const old = before.pieces.get(photo.id);
    if (old && isSame(old, photo)) origins.set(photo, old);
  }
  for (const fits of WAYS)
    for (const photo of after.pieces.values()) {
      if (origins.has(photo) || (fits !== isSame && before.pieces.has(photo.id))) continue;
      const was = take(gone, (one) => fits(one, photo));
      if (was) origins.set(photo, was);
    }
  return origins;
}

/** A piece comes out of the middle of a pile or a panel in its own shape, no larger than it will lie. */
function middleOf(source: Box, piece: Box): Box {
  const scale = Math.min(1, source.width / piece.width, source.height / piece.height);
  const [width, height] = [piece.width * scale, piece.height * scale];
  return { x: source.x + (source.width - width) / 2, y: source.y + (source.height - height) / 2, width, height };
}

function take<P extends Photo>(list: P[], fits: (photo: P) => boolean): P | undefined {
  const place = list.findIndex(fits);
  return place < 0 ? undefined : list.splice(place, 1)[0];
}

function shrunken(before: Picture, after: Picture): Box[] {
  return [...before.zones].filter(([id, zone]) => (after.zones.get(id)?.count ?? zone.count) < zone.count).map(([, zone]) => zone.box);
}
