import NotFound from '../(site)/not-found';

/** The pages of an event bring their own frame, and this takes its place. */
export default function NoSuchEvent() {
  return (
    <main id="main">
      <NotFound />
    </main>
  );
}
