// What a table can do without for a moment, such as icons of panels nobody has opened: it is loaded once the table stands,
// and at any other page at once.
import { tableAt } from "../connection/early";
import { afterFirstView } from "../shell/firstView";

const AGAIN = 3000;

export class Late<T> {
  /** What was loaded; null until it is here. */
  now = $state.raw<T | null>(null);
  private loading: Promise<void> | null = null;

  constructor(private readonly load: () => Promise<T>) {
    void (tableAt(location.pathname) ? afterFirstView : Promise.resolve()).then(() => this.insist());
  }

  /** Load it now. */
  here(): Promise<void> {
    this.loading ??= this.load()
      .then((found) => {
        this.now = found;
      })
      .catch((error: unknown) => {
        this.loading = null;
        throw error;
      });
    return this.loading;
  }

  /** Again and again where the network fails. */
  private insist(): void {
    this.here().catch(() => setTimeout(() => this.insist(), AGAIN));
  }
}
