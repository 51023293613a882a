/** What a wrong step of a lesson would bring, in few words. */

const MOST_TOLD = 130; // letters of what would follow: why not is what is to be read

/** The first things that would follow, as whole sentences. */
export function brief(told: string[]): string {
  const place = told.findIndex((_, last) => last > 0 && told.slice(0, last + 1).join(" ").length > MOST_TOLD);
  return place < 0 ? told.join(" ") : `${told.slice(0, place).join(" ")} …`;
}
