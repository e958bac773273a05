import questions from './questions.json';

/** What a developer asks an assistant that has `llms-full.txt`. */
export interface AssistantQuestion {
  question: string;
  /** What the section that answers it says; white space does not count. */
  facts: readonly string[];
}

/** Written before their retrieval was measured. */
export const ASSISTANT_QUESTIONS: readonly AssistantQuestion[] = questions;
