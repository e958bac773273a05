import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

export interface PageFeedbackProps {
  onAnswer: (isHelpful: boolean) => void;
}

/** Asks the reader of a guide whether it was helpful, once. */
export default function PageFeedback({ onAnswer }: PageFeedbackProps): ReactNode {
  const [isAnswered, setAnswered] = useState(false);
  const answer = (isHelpful: boolean) => {
    setAnswered(true);
    onAnswer(isHelpful);
  };
  return (
    <section aria-label="Feedback" className={styles.feedback}>
      <p role="status">{isAnswered ? 'Thank you for your answer.' : 'Was this page helpful?'}</p>
      {!isAnswered && (
        <>
          <button type="button" className={styles.answer} onClick={() => answer(true)}>
            Yes
          </button>
          <button type="button" className={styles.answer} onClick={() => answer(false)}>
            No
          </button>
        </>
      )}
    </section>
  );
}
