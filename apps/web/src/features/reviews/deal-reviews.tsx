import { ReviewsSection } from './list/reviews-section.tsx';
import { OwnReview } from './own/own-review.tsx';

/** Shows members' reviews of a deal, the reader's own first (CAT-07). */
export function DealReviews({ dealId, plans }: { dealId: string; plans: readonly string[] }) {
  return <ReviewsSection subject={{ dealId }} own={<OwnReview dealId={dealId} plans={plans} />} />;
}

/** The same of all deals of a tool. Nothing where there is none. */
export function ToolReviews({ toolId }: { toolId: string }) {
  return <ReviewsSection subject={{ toolId }} />;
}
