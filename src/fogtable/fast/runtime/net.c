/* A net that plays: from signs by one hidden layer to a number for each option of each question, and to what the position
 * promises. An option is as likely as the policy's weight times e to its number: a net of zeros plays by the policy.
 */

enum { QUESTIONS = sizeof WEIGHED / sizeof *WEIGHED, HIDDEN = 64, LANES = 8 };

typedef float Lanes __attribute__((vector_size(LANES * sizeof(float)), aligned(4)));

typedef struct {
    float of[HIDDEN];
} Layer;

/* Where the weights of a net lie: a layer for each sign, a layer for each head, then a bias for each head.
 * The heads are the options of all questions, then what a position promises, one for each question. */
typedef struct {
    int signs, options, heads, size;
    int first[QUESTIONS];   /* the head of a question's first option */
    int numbers[QUESTIONS]; /* of options; a pass comes last */
} Shape;

/* `numbers`: of options of each question, a pass counted in. */
static Shape shape_of(const int *numbers)
{
    Shape shape = {.signs = sign_count()};
    for (int n = 0; n < QUESTIONS; n++) {
        shape.first[n] = shape.options;
        shape.options += shape.numbers[n] = numbers[n];
    }
    shape.heads = shape.options + QUESTIONS;
    shape.size = (shape.signs + shape.heads) * HIDDEN + shape.heads;
    return shape;
}

static inline int head_of(const Shape *shape, int choice, int option)
{
    return shape->first[choice] + (option == PASS ? shape->numbers[choice] - 1 : option);
}

static inline int promise_of(const Shape *shape, int choice)
{
    return shape->options + choice;
}

static inline int bias_at(const Shape *shape, int head)
{
    return (shape->signs + shape->heads) * HIDDEN + head;
}

static inline void add_layer(Layer *to, const Layer *from, float times)
{
    for (int i = 0; i < HIDDEN; i += LANES)
        *(Lanes *)(to->of + i) += *(const Lanes *)(from->of + i) * times;
}

/* What the hidden layer makes of some signs. */
static Layer excited(const float *weights, const Sign *signs, int number)
{
    const Layer *layers = (const Layer *)weights;
    Layer made = {0};
    for (int i = 0; i < number; i++)
        add_layer(&made, &layers[signs[i].sign], (float)signs[i].times);
    for (int i = 0; i < HIDDEN; i++)
        made.of[i] = made.of[i] > 0 ? made.of[i] : 0;
    return made;
}

static inline float head_says(const Shape *shape, const float *weights, const Layer *hidden, int head)
{
    const Layer *layer = (const Layer *)weights + shape->signs + head;
    Lanes sum = {0};
    float whole = weights[bias_at(shape, head)];
    for (int i = 0; i < HIDDEN; i += LANES)
        sum += *(const Lanes *)(layer->of + i) * *(const Lanes *)(hidden->of + i);
    for (int i = 0; i < LANES; i++)
        whole += sum[i];
    return whole;
}

/* Find the options of a question; return their number. `prior`: the log of the policy's weight, which is never quite 0 here:
 * so that all can be learned. */
static int find_options(Table *t, int seat, int choice, Options options, int *found, float *prior)
{
    int weights[PASS + 1], whole;
    int number = weigh_all(t, seat, choice, options, found, weights, &whole);
    for (int i = 0; i < number; i++)
        prior[i] = logf((float)(weights[i] + whole / 512 + 1));
    return number;
}

/* Turn logarithms into likelihoods. */
static void soften(float *likely, int number)
{
    float highest = -INFINITY, sum = 0;
    for (int i = 0; i < number; i++)
        highest = fmaxf(highest, likely[i]);
    for (int i = 0; i < number; i++)
        sum += likely[i] = expf(likely[i] - highest);
    for (int i = 0; i < number; i++)
        likely[i] /= sum;
}

static int draw_likely(const float *likely, int number, uint64_t *luck)
{
    float at = (float)(next_random(luck) >> 40) / (1 << 24);
    for (int i = 0; i < number - 1; i++)
        if ((at -= likely[i]) < 0)
            return i;
    return number - 1;
}
