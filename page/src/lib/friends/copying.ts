/** Copying a text, with and without https. */

/** Says whether it was copied. `field` shows the text: without https only a field that is seen and selected can be copied from. */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.focus();
    field.setSelectionRange(0, field.value.length);
    return document.execCommand("copy");
  }
}

export const canShare = (): boolean => typeof navigator.share === "function";

/** The phone's own sheet of ways to send something; whoever closes it has changed their mind, which is no trouble. */
export async function shareLink(title: string, text: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}
