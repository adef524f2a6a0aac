import { notFound } from 'next/navigation';

/** Any address that no page answers: the not-found page, in the reader's language and with a 404. */
export default function UnknownPage() {
  notFound();
}
